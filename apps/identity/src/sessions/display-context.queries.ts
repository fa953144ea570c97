import { userTypes, type RequestContext, type Terminal } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { CONTEXT_SECONDS } from '../core/context-seconds';
import { noteSeen } from '../core/terminal-seen.repository';

interface DisplayRow
  extends
    Pick<Terminal, 'id' | 'name' | 'kinds'>,
    Pick<RequestContext, 'company_id' | 'kind' | 'features' | 'time_zone'> {}

/**
 * What the gateway signs for a display, whose session is its enrolment: nobody, who reads the boards that name
 * displays. Null for anything else.
 */
export const displayContext = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  enrolmentId: string,
): Promise<RequestContext | null> => {
  const now = clock.now();
  const [row] = await database.read<DisplayRow>(
    `SELECT t.id, t.name, t.kinds, c.id AS company_id, c.kind, c.time_zone,
       ARRAY(SELECT f.feature FROM company_feature f WHERE f.company_id = c.id ORDER BY f.feature) AS features
     FROM terminals t JOIN company c ON c.id = t.company_id
     WHERE t.enrolment_id = $1 AND t.revoked_at IS NULL AND 'display' = ANY(t.kinds)`,
    [enrolmentId],
    { name: 'display-context' },
  );
  if (!row) return null;
  await noteSeen(database, row.id, now);
  const { id, name, kinds, ...company } = row;
  return {
    ...company,
    user_id: null,
    user_name: name,
    home_company_id: row.company_id,
    type: userTypes.reader,
    rights: [],
    terminal: { id, name, kinds },
    session_id: enrolmentId,
    expires_at: Math.floor(now.getTime() / 1000) + CONTEXT_SECONDS,
  };
};

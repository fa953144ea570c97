import { randomUUID } from 'node:crypto';
import {
  LINK_DAYS,
  MOST_LINKS,
  orderRecords,
  truckRecords,
  truckStatus,
  type createShareLink as contract,
  type InputOf,
  type OutputOf,
} from '@mullion/contracts';
import { AppError, auditRow, systemContext, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { auditedLink, toShareLink } from '../share-link.mapper';
import { ShareLinkRepository } from '../../core/links/share-link.repository';
import { deriveToken, hashOfToken } from '../../core/links/share-token';
import { publishLink } from '../publish-link';
import { linkUrl } from '../../core/links/link-url';
import { customerIsThere } from '../targets.queries';

type Tools = ServiceTools<DocumentsConfig>;
type Body = InputOf<typeof contract>['body'];
const DAY_MS = 86_400_000;

/**
 * Makes a link. A repeated request gives the same address, though only the hash of its token is stored.
 * @throws AppError `not_found` without such a target, `link.not_departed` for a truck that has not left,
 * `link.too_many`
 */
export const createShareLink = async (tools: Tools, call: CallInfo, body: Body): Promise<OutputOf<typeof contract>> => {
  const { context } = call;
  const departure = await departureOf(tools, context.company_id, body);
  const token = deriveToken(
    tools.config.MULLION_TOKEN_KEY,
    context.company_id,
    context.user_id ?? 0,
    call.idempotencyKey ?? randomUUID(),
  );
  const now = tools.clock.now();
  const { data } = await tools.database.transaction(call, async (tx) => {
    const links = new ShareLinkRepository(tx, context.company_id);
    if ((await links.countOpen(body, now)) >= MOST_LINKS) throw new AppError('link.too_many', { most: MOST_LINKS });
    const row = await links.add({
      kind: body.kind,
      target_id: body.target_id,
      departure,
      language: body.language,
      token_hash: hashOfToken(token),
      user_id: context.user_id,
      user_name: context.user_name,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS),
    });
    await auditRow(tx, context, {
      table: 'share_links',
      id: row.id,
      name: `${row.kind} ${row.target_id}`,
      before: null,
      after: auditedLink(row),
    });
    publishLink(tools, tx, row);
    return toShareLink(row, now);
  });
  return { link: data, url: linkUrl(tools.config.PUBLIC_URL, body.language, token) };
};

/** The departure that the link is of; null for what does not leave. */
const departureOf = async (tools: Tools, companyId: number, { kind, target_id: id }: Body): Promise<number | null> => {
  const asked = { ids: [id] };
  const options = { context: systemContext(companyId) };
  if (kind === 'departure') {
    const { records } = await tools.rpc.ask(truckRecords.byIds, asked, options);
    const [truck] = records.filter(({ removed }) => !removed);
    if (!truck) throw new AppError('not_found');
    if (truck.status < truckStatus.dispatched || truck.departure < 1) throw new AppError('link.not_departed');
    return truck.departure;
  }
  const isThere =
    kind === 'customer'
      ? await customerIsThere(tools, companyId, id)
      : (await tools.rpc.ask(orderRecords.byIds, asked, options)).records.some(({ removed }) => !removed);
  if (!isThere) throw new AppError('not_found');
  return null;
};

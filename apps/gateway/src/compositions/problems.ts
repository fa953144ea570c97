import { listAttachments, listProblems, readProblems, type Attachment } from '@mullion/contracts';
import { log } from '@mullion/server-kit';
import { defineComposition, type Ask } from '../composition';

/** The register is read while documents is being restarted too. */
const ATTACHMENTS_MS = 2_000;

/** Problems from production, with their attachments from documents; null while documents does not answer. */
export const problems = defineComposition(listProblems, async ({ query }, ask) => {
  const page = await ask(readProblems, query);
  const attached = await attachmentsOf(
    page.problems.map(({ id }) => id),
    ask,
  );
  return {
    ...page,
    problems: page.problems.map((problem) => ({
      ...problem,
      attachments: attached?.filter(({ table_id }) => table_id === problem.id) ?? null,
    })),
  };
});

const attachmentsOf = async (ids: readonly number[], ask: Ask): Promise<Attachment[] | null> => {
  if (ids.length === 0) return [];
  try {
    const query = listAttachments.query.parse({ table_name: 'problems', table_ids: ids });
    return await ask(listAttachments, { params: {}, query, body: {} }, { timeoutMs: ATTACHMENTS_MS });
  } catch (error) {
    log().warn({ reason: String(error) }, 'problems without their attachments');
    return null;
  }
};

import type { Bounce } from '@mullion/contracts';

const MAX_REASON = 1_000;

/** Fields of one part of a delivery report; folded lines are one. */
const fieldsOf = (part: string): ReadonlyMap<string, string> =>
  new Map(
    part
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .flatMap((line) => {
        const at = line.indexOf(':');
        return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const] : [];
      }),
  );

/** `rfc822; ona@example.test` → `ona@example.test`. */
const afterType = (value: string | undefined): string => (value ?? '').replace(/^[^;]*;\s*/, '').replace(/^<|>$/g, '');

/**
 * Recipients of a delivery status notification (RFC 3464) with what became of each: failed for good, or not now. Reads
 * the report itself or the whole mail that carries it: groups of fields are parted by empty lines, and those that name
 * a recipient and an action are the reports.
 */
export const readDsn = (text: string): Bounce[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .flatMap((part): Bounce[] => {
      const fields = fieldsOf(part);
      const recipient = afterType(fields.get('original-recipient')) || afterType(fields.get('final-recipient'));
      const action = fields.get('action')?.toLowerCase();
      if (!recipient || !action || !['failed', 'delayed'].includes(action)) return [];
      const isForGood = action === 'failed' && !(fields.get('status') ?? '5').startsWith('4');
      const reason = afterType(fields.get('diagnostic-code')) || (fields.get('status') ?? '');
      return [{ recipient, type: isForGood ? 'hard' : 'soft', reason: reason.slice(0, MAX_REASON) }];
    });

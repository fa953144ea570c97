import {
  getCustomer,
  MAX_HEADER_LENGTH,
  type ExportTemplate,
  type InputOf,
  type saveTemplate as contract,
} from '@mullion/contracts';
import {
  AppError,
  auditRow,
  systemContext,
  type CallInfo,
  type Clock,
  type Committed,
  type Rpc,
  type ServiceTools,
  type Tx,
  turnOf,
} from '@mullion/server-kit';
import type { Logos } from '../logos';
import { toTemplate } from '../template.mapper';
import { refusalToWrite } from '../template.policy';
import { TemplateRepository, type TemplateContent, type TemplatePlace, type TemplateRow } from '../template.repository';

type Fields = InputOf<typeof contract>['body'];

/** The one file is the logo. */
const FILE = 'image';

/**
 * Makes or replaces the template of an owner, type and language.
 * @throws AppError `forbidden`, `no_rights_to_edit_customer`, `not_found` (somebody else's company or customer),
 * `invalid` for a header that is too
 *   long, those of the logo, `conflict` with the current template
 */
export const saveTemplate = async (
  tools: ServiceTools,
  logos: Logos,
  call: CallInfo,
  fields: Fields,
): Promise<Committed<ExportTemplate>> => {
  const { company_id: companyId } = call.context;
  const owner = await ownerOf(tools.rpc, fields, call);
  // a reader of HTML that nothing else needs
  const { sanitizeHeader } = await import('../sanitize-header');
  const header = sanitizeHeader(fields.header);
  if (header.length > MAX_HEADER_LENGTH)
    throw new AppError(
      'invalid',
      {},
      { errors: [{ path: 'body.header', code: 'too_big', params: { maximum: MAX_HEADER_LENGTH } }] },
    );
  const upload = fields.files.find((file) => file.field === FILE);
  const logo = upload ? await logos.keep(turnOf(call.context), upload) : null;
  const place = { customer_id: owner.customerId, type: fields.type, language: fields.language };
  // an upload has a new place each time: its content is what makes two requests the same
  const { files: _files, ...texts } = fields;
  const keyed = { ...call, bodyHash: () => JSON.stringify([texts, logo]) };
  const done = await tools.database.transaction(keyed, async (tx) => {
    const row = await write(tx, { clock: tools.clock, logos }, call, {
      place,
      owner: owner.name,
      header,
      logo,
      fields,
    });
    tx.afterCommit(() => tools.bus.live({ company_id: companyId, entity: 'template', ids: [row.id] }));
    return toTemplate(row, row.logo_key && (await logos.dataUri(row.logo_key)));
  });
  if (upload) await logos.discard(upload);
  return done;
};

const write = async (
  tx: Tx,
  { clock, logos }: { readonly clock: Clock; readonly logos: Logos },
  call: CallInfo,
  given: { place: TemplatePlace; owner: string; header: string; logo: string | null; fields: Fields },
): Promise<TemplateRow> => {
  const { place, fields, header } = given;
  const templates = new TemplateRepository(tx, call.context.company_id);
  const before = await templates.at(place);
  if (fields.version !== undefined && fields.version !== (before?.version ?? 0)) throw await conflict(logos, before);
  const kept = fields.remove_image === 'true' ? null : (before?.logo_key ?? null);
  const content: TemplateContent = { logo_width: fields.logo_width, header, logo_key: given.logo ?? kept };
  const row = before ? await templates.replace(before, content, clock.now()) : await templates.insert(place, content);
  if (row === null) throw await conflict(logos, await templates.at(place));
  await auditRow(tx, call.context, {
    table: 'templates',
    id: row.id,
    name: [given.owner, row.type, row.language].filter(Boolean).join(' · '),
    before: before && audited(before),
    after: audited(row),
  });
  return row;
};

const conflict = async (logos: Logos, present: TemplateRow | null): Promise<AppError> => {
  const current = present && toTemplate(present, present.logo_key && (await logos.dataUri(present.logo_key)));
  return new AppError('conflict', {}, { current });
};

const ownerOf = async (
  rpc: Rpc,
  { company, customer_id: customerId }: Fields,
  { context }: CallInfo,
): Promise<{ customerId: number | null; name: string }> => {
  const refusal = refusalToWrite(context, customerId ?? null);
  if (refusal) throw new AppError(refusal);
  if (typeof company === 'number' && company !== context.company_id) throw new AppError('not_found');
  if (customerId === undefined) return { customerId: null, name: '' };
  const asked = { params: { id: customerId }, query: {}, body: {} };
  const customer = await rpc.ask(getCustomer, asked, { context: systemContext(context.company_id) });
  return { customerId: customer.id, name: customer.name };
};

/** A picture is named by its content. */
const audited = (row: TemplateRow) => ({
  logo_width: row.logo_width,
  header: row.header,
  logo: row.logo_key?.split('/').at(-1)?.slice(0, 12) ?? null,
});

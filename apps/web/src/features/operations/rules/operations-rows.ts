import {
  folded,
  type CopyState,
  type DoubtfulMail,
  type OperationsState,
  type OutputOf,
  type readOperations,
} from '@mullion/contracts';

export type Operations = OutputOf<typeof readOperations>;
type Service = Operations['services'][number]['service'];

/** What every row of the page has: a number for the list, its service, and what people call its company. */
interface Row {
  readonly row: number;
  readonly service: Service;
  readonly company: string;
}
export interface BacklogRow extends Omit<Row, 'company'> {
  readonly answered: boolean;
  /** Events that wait to be published; null: unknown. */
  readonly outbox: number | null;
  readonly oldestAt: string | null;
  /** Events of others that wait to be taken; null: unknown. */
  readonly events: number | null;
  /** Why a partition waits: the event that holds it up. */
  readonly blocked: string;
}
export type LetterRow = Row & OperationsState['dead_letters'][number];
export type SagaRow = Row & OperationsState['sagas'][number];
export type CopyRow = Row & CopyState;
export type MailRow = Row & DoubtfulMail;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The name of a company with its number; a dash where there is none. */
export const companyName = (companies: Operations['companies'], id: number | null): string => {
  if (id === null) return '–';
  const name = companies.find((company) => company.id === id)?.name;
  return name === undefined ? String(id) : `${name} (${id})`;
};

export const backlogRows = ({ services }: Operations): BacklogRow[] =>
  services.map(({ service, state }, row) => ({
    row,
    service,
    answered: state !== null,
    outbox: state?.outbox?.waiting ?? null,
    oldestAt: state?.outbox?.oldest_at ?? null,
    events: state?.consumers ? sum(state.consumers.map((consumer) => consumer.waiting)) : null,
    blocked: (state?.consumers ?? [])
      .flatMap(({ blocked }) => (blocked ? `${blocked.subject}: ${blocked.error}` : []))
      .join(' · '),
  }));

/** The rows of a kind, of all services that answered. */
const rowsOf = <T extends { readonly company_id: number | null }>(
  { services, companies }: Operations,
  kind: (state: OperationsState) => readonly T[],
): (Row & T)[] =>
  services
    .flatMap(({ service, state }) => (state ? kind(state).map((one) => ({ ...one, service })) : []))
    .map((one, row) => ({ ...one, row, company: companyName(companies, one.company_id) }));

export const letterRows = (operations: Operations): LetterRow[] => rowsOf(operations, (state) => state.dead_letters);
export const sagaRows = (operations: Operations): SagaRow[] => rowsOf(operations, (state) => state.sagas);
export const copyRows = (operations: Operations): CopyRow[] => rowsOf(operations, (state) => state.copies);
export const mailRows = ({ mails, companies }: Operations): MailRow[] =>
  (mails ?? []).map((mail, row) => ({
    ...mail,
    row,
    service: 'documents',
    company: companyName(companies, mail.company_id),
  }));

/** Dead letters beyond those that are listed. */
export const unlistedLetters = ({ services }: Operations): number =>
  sum(services.map(({ state }) => (state ? state.dead_letters_total - state.dead_letters.length : 0)));

/** Copies beyond those that are listed: those that need attention come first. */
export const unlistedCopies = ({ services }: Operations): number =>
  sum(services.map(({ state }) => (state ? state.copies_total - state.copies.length : 0)));

const MOST_FOUND = 20;

/** Companies by part of their name or by number, the first few. */
export const companiesFound = (companies: Operations['companies'], text: string): Operations['companies'] => {
  const part = folded(text.trim());
  return companies.filter(({ id, name }) => String(id) === part || folded(name).includes(part)).slice(0, MOST_FOUND);
};

/** How a copy stands: what is going on now before what was found last. */
export const stateOfCopy = (copy: CopyState): 'rebuilding' | 'failed' | 'equal' | 'differs' | 'unknown' => {
  if (copy.resync === 'waiting' || copy.resync === 'running') return 'rebuilding';
  if (copy.resync === 'failed') return 'failed';
  if (copy.equal === null) return 'unknown';
  return copy.equal ? 'equal' : 'differs';
};

/** Share of a rebuild that is done; undefined while its amount is unknown. */
export const rebuiltShare = ({ resync_done: done, resync_total: total }: CopyState): number | undefined =>
  total === null || total === 0 ? undefined : Math.min(1, done / total);

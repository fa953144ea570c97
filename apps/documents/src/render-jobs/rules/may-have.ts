import { type ExportedList, hasRight, type RequestContext, userTypes } from '@mullion/contracts';

interface Job {
  readonly user_id: number | null;
  readonly company_id: number;
  readonly options: { readonly list?: { readonly list: ExportedList } } | null;
}
type Person = Pick<RequestContext, 'user_id' | 'company_id' | 'type' | 'rights'>;

/** Users are for types 0 and 1, customers need CA_NEW; the other lists are for every user of the company. */
export const maySeeList = (list: ExportedList, person: Pick<Person, 'type' | 'rights'>): boolean => {
  if (list === 'users') return person.type <= userTypes.administrator;
  return list !== 'customers' || hasRight(person, 'CA_NEW');
};

/** A file is its maker's alone, and only as long as they may see what it holds. */
export const mayHave = (job: Job, person: Person): boolean => {
  const list = job.options?.list?.list;
  const isTheirs = job.user_id !== null && job.user_id === person.user_id && job.company_id === person.company_id;
  return isTheirs && (list === undefined || maySeeList(list, person));
};

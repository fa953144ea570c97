import { userTypes, hasRight, type ErrorCode, type RequestContext } from '@mullion/contracts';

type Person = Pick<RequestContext, 'type' | 'rights'>;
const isAdministrator = ({ type }: Person): boolean => type <= userTypes.administrator;

/** Why a person may not see templates: a customer's go with the customers page, the company's with the company page. */
export const refusalToRead = (person: Person, customerId: number | null): ErrorCode | null =>
  (customerId === null ? isAdministrator(person) : hasRight(person, 'CA_NEW')) ? null : 'forbidden';

/** Why a person may not change one. */
export const refusalToWrite = (person: Person, customerId: number | null): ErrorCode | null => {
  if (customerId === null) return isAdministrator(person) ? null : 'forbidden';
  return hasRight(person, 'CA_EDIT') ? null : 'no_rights_to_edit_customer';
};

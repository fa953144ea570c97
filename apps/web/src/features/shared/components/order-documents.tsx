import { useLanguage } from '../../../kits/address/language';
import {
  customerDocuments,
  documentsOfCustomer,
  sharedDocuments,
  useCustomerDocumentsQuery,
  useDocumentsOfCustomerQuery,
  usePreviewDrawingsMutation,
  usePrintDrawingsMutation,
  usePrintDrawingsOfCustomerMutation,
  useSharedDocumentsQuery,
} from '../api/shared-api';
import { documentsRefresh } from '../refresh';
import { SharedDocumentsView } from './shared-documents';

interface OfOrder {
  readonly id: string;
}

/** The documents of a link's one order. */
export const DocumentsOfLink = () => {
  const { currentData } = sharedDocuments.useQueryState(undefined);
  const query = useSharedDocumentsQuery(undefined, documentsRefresh(currentData));
  const language = useLanguage();
  const [print] = usePrintDrawingsMutation();
  return <SharedDocumentsView query={query} onDrawings={() => print({ body: { language } }).unwrap()} />;
};

/** The documents of one order of a link's customer. */
export const DocumentsOfCustomer = ({ id }: OfOrder) => {
  const asked = { params: { id } };
  const { currentData } = documentsOfCustomer.useQueryState(asked);
  const query = useDocumentsOfCustomerQuery(asked, documentsRefresh(currentData));
  const language = useLanguage();
  const [print] = usePrintDrawingsOfCustomerMutation();
  return <SharedDocumentsView query={query} onDrawings={() => print({ ...asked, body: { language } }).unwrap()} />;
};

/** The documents of an order for the planner, as its customer sees them. */
export const DocumentsOfPreview = ({ id }: OfOrder) => {
  const asked = { params: { id } };
  const { currentData } = customerDocuments.useQueryState(asked);
  const query = useCustomerDocumentsQuery(asked, documentsRefresh(currentData));
  const language = useLanguage();
  const [print] = usePreviewDrawingsMutation();
  return <SharedDocumentsView query={query} onDrawings={() => print({ ...asked, body: { language } }).unwrap()} />;
};

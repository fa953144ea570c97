import { addressLine, type Address, type Customer, type Language } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import type { Column } from '@mullion/ui-kit';
import type { TFunction } from 'i18next';

interface ColumnsInput {
  readonly t: TFunction<'customers'>;
  readonly language: Language;
  /** The current name of a packing type. */
  readonly typeName: (type: NonNullable<Customer['pref_packing_type']>) => string;
}

export const customerColumns = ({ t, language, typeName }: ColumnsInput): readonly Column<Customer>[] => {
  const plain = (
    key: 'code' | 'vat_number' | 'mobile' | 'phone' | 'email' | 'pricing',
    width: string,
  ): Column<Customer> => ({
    key,
    head: t(`column.${key}`),
    width,
    sortable: true,
    cell: (customer) => customer[key] && <span className={key === 'email' ? 'cd' : undefined}>{customer[key]}</span>,
    text: (customer) => customer[key] ?? '',
  });
  const address = (key: 'main_address' | 'default_delivery_address'): Column<Customer> => {
    const line = (value: Address | null) => (value ? addressLine(value) : '');
    return {
      key,
      head: t(`column.${key}`),
      cell: (customer) => line(customer[key]) && <span className="cd">{line(customer[key])}</span>,
      text: (customer) => line(customer[key]),
    };
  };
  const type = (customer: Customer): string => (customer.pref_packing_type ? typeName(customer.pref_packing_type) : '');
  return [
    {
      key: 'name',
      head: t('column.name'),
      width: '184px',
      sortable: true,
      strong: true,
      cell: (customer) => customer.name,
      text: (customer) => customer.name,
    },
    plain('code', '92px'),
    plain('vat_number', '104px'),
    plain('mobile', '104px'),
    plain('phone', '104px'),
    plain('email', '208px'),
    address('main_address'),
    address('default_delivery_address'),
    {
      key: 'pref_packing_type',
      head: t('column.pref_packing_type'),
      width: '116px',
      cell: type,
      text: type,
    },
    plain('pricing', '88px'),
    {
      key: 'default_discount',
      head: t('column.default_discount'),
      width: '100px',
      align: 'end',
      sortable: true,
      cell: (customer) => formatNumber(customer.default_discount, language, 1),
    },
  ];
};

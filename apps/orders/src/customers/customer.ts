export interface StoredCustomer {
  readonly id: number;
  readonly company_id: number;
  readonly type: string | null;
  readonly name: string;
  readonly short_name: string | null;
  readonly code: string | null;
  readonly vat_number: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly ref: string | null;
  readonly main_address_id: number | null;
  readonly default_delivery_address_id: number | null;
  readonly pref_packing_type_id: number | null;
  readonly pref_packing_type_name: string | null;
  readonly pricing: string | null;
  readonly default_discount: number;
  readonly version: number;
}

export interface StoredAddress {
  readonly id: number;
  readonly company_id: number;
  readonly customer_id: number;
  readonly country: string;
  readonly post_code: string | null;
  readonly city: string;
  readonly street: string | null;
  readonly ref: string | null;
  readonly phone: string | null;
  readonly version: number;
}

export interface StoredContact {
  readonly id: number;
  readonly company_id: number;
  readonly customer_id: number;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly notify: boolean;
  readonly version: number;
}

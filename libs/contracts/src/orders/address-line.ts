/** The parts of an address that make its line. */
export interface AddressParts {
  readonly street: string | null;
  readonly post_code: string | null;
  readonly city: string;
  readonly country: string;
}

/** An address as one line: street, post code and city, country. */
export const addressLine = (address: AddressParts): string =>
  [address.street, [address.post_code, address.city].filter(Boolean).join(' '), address.country]
    .filter(Boolean)
    .join(', ');

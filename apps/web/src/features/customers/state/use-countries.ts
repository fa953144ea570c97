import { useLanguage } from '../../../app/language';
import { useCountryCodesQuery } from '../api/customers-page-api';

/** Countries in the language of the page, shown as `LT - Lietuva` (§1.2). */
export const useCountries = () => {
  const { data } = useCountryCodesQuery({ query: { language: useLanguage() } });
  const nameOf = (code: string): string => {
    const found = data?.find((country) => country.country_code === code);
    return found ? `${found.country_code} - ${found.country_name}` : code;
  };
  return {
    nameOf,
    /** All of them; the one that is chosen is among them even before they have come. */
    choices: (chosen: string | undefined) =>
      (data ?? (chosen ? [{ country_code: chosen }] : [])).map(({ country_code }) => ({ value: country_code, text: nameOf(country_code) })),
  };
};

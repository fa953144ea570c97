import { useLanguage } from '../../../kits/address/language';
import { useCountryCodesQuery } from '../api/customers-page-api';

/** Countries in the language of the page, shown as `LT - Lietuva`. */
export const useCountries = () => {
  const query = useCountryCodesQuery({ query: { language: useLanguage() } });
  const { data } = query;
  const nameOf = (code: string): string => {
    const found = data?.find((country) => country.country_code === code);
    return found ? `${found.country_code} - ${found.country_name}` : code;
  };
  return {
    query,
    nameOf,
    choices: (data ?? []).map(({ country_code }) => ({ value: country_code, text: nameOf(country_code) })),
  };
};

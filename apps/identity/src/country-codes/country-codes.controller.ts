import { listCountryCodes, type InputOf, type OutputOf } from '@mullion/contracts';
import { Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { CountryCodesQueries } from './country-codes.queries';

@Controller()
export class CountryCodesController {
  constructor(private readonly countries: CountryCodesQueries) {}

  @Handle(listCountryCodes)
  list({ query }: InputOf<typeof listCountryCodes>, call: CallInfo): Promise<OutputOf<typeof listCountryCodes>> {
    return this.countries.list(query.language ?? call.language, query.filter);
  }
}

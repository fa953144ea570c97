import { listCountryCodes, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { countryCodes } from './country-codes.queries';

@Controller()
export class CountryCodesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listCountryCodes)
  list({ query }: InputOf<typeof listCountryCodes>, call: CallInfo) {
    return countryCodes(this.tools.database, query.language ?? call.language, query.filter);
  }
}

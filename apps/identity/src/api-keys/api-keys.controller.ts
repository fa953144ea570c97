import {
  createApiKey as createContract,
  identifyApiKey,
  listApiKeys,
  replaceApiKey as replaceContract,
  revokeApiKey as revokeContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { apiKeysOf, identifiedKey } from './api-keys.queries';
import { createApiKey } from './use-cases/create-api-key';
import { replaceApiKey } from './use-cases/replace-api-key';
import { revokeApiKey } from './use-cases/revoke-api-key';

@Controller()
export class ApiKeysController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listApiKeys)
  list(_input: InputOf<typeof listApiKeys>, { context }: CallInfo) {
    return apiKeysOf(this.tools.database, context.company_id);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createApiKey(this.tools, call, body);
  }

  @Handle(replaceContract)
  replace({ params }: InputOf<typeof replaceContract>, call: CallInfo) {
    return replaceApiKey(this.tools, call, params.id);
  }

  @Handle(revokeContract)
  revoke({ params }: InputOf<typeof revokeContract>, call: CallInfo) {
    return revokeApiKey(this.tools, call, params.id);
  }

  @Handle(identifyApiKey)
  identify(input: InputOf<typeof identifyApiKey>) {
    return identifiedKey(this.tools, input);
  }
}

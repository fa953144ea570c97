import type { InputOf, routes } from '@mullion/contracts';
import type { CallInfo } from '@mullion/server-kit';
import { startFile, type StartedFile, type Tools } from './start-file';
import { wantedList } from './wanted-list';

/** A list as a file, of what its person may see. @throws AppError forbidden, invalid */
export const exportList = (
  tools: Tools,
  call: CallInfo,
  body: InputOf<typeof routes.exportList>['body'],
): Promise<StartedFile> =>
  startFile(tools, call, { kind: 'list', options: { list: wantedList(body, call.context) }, language: body.language });

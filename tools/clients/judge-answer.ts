import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Operation } from '../api/operations';
import type { Person } from '../api/person';

/** An answer as it came. */
export interface Given {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const SHOWN = 300;
const DOCUMENT = 'document';

/** Judges answers by the document: their status, kind and shape. */
export class Judge {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  private constructor(document: object) {
    addFormats(this.ajv);
    this.ajv.addSchema({ $id: DOCUMENT, ...document });
  }

  static async of(anybody: Person): Promise<Judge> {
    return new Judge(await anybody.do('GET', 'openapi.json'));
  }

  /** What is not as the document says; a refusal that finds the request well formed is. */
  faultOf({ label, path, method, answers }: Operation, { status, type, text }: Given): string | null {
    const said = `${label}: ${status} ${type} ${text.slice(0, SHOWN)}`;
    if (status >= 500) return said;
    if (status === 400 && (JSON.parse(text) as { code: string }).code === 'invalid')
      return `${said}: the example is refused`;
    const contents = answers[status];
    if (!contents) return `${said}: the document does not know this status`;
    const kind = Object.keys(contents).find((one) => one === '*/*' || type.startsWith(one));
    if (kind === undefined) return `${said}: the document knows ${Object.keys(contents).join(', ') || 'nothing'}`;
    if (!/json$/.test(kind)) return null;
    const pointer = [
      'paths',
      `/api/${path}`,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      kind,
      'schema',
    ];
    const validate = this.ajv.getSchema(
      `${DOCUMENT}#/${pointer.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`,
    );
    if (!validate) return `${said}: no schema`;
    return validate(JSON.parse(text)) ? null : `${said}: ${this.ajv.errorsText(validate.errors).slice(0, SHOWN)}`;
  }
}

interface Listed {
  readonly id: string;
  readonly to: string | readonly string[];
}

const url = process.env.MULLION_MAIL_URL ?? 'http://127.0.0.1:3025';
const read = async <T>(path: string): Promise<T> => (await (await fetch(`${url}/api/messages${path}`)).json()) as T;

/** E-mails that somebody got and that name an order. */
export const mailsAbout = async (order: string, to: string): Promise<number> => {
  const listed = (await read<readonly Listed[]>('')).filter((mail) => String(mail.to).includes(to));
  const texts = await Promise.all(
    listed.map((mail) => read<{ readonly text?: string; readonly html?: string }>(`/${mail.id}`)),
  );
  return texts.filter(({ text, html }) => `${text ?? ''}${html ?? ''}`.includes(order)).length;
};

/** The texts of every e-mail that somebody got, plain and HTML. */
export const mailTexts = async (to: string): Promise<{ readonly text?: string; readonly html?: string }[]> => {
  const listed = (await read<readonly Listed[]>('')).filter((mail) => String(mail.to).includes(to));
  return Promise.all(listed.map((mail) => read<{ readonly text?: string; readonly html?: string }>(`/${mail.id}`)));
};

/** The private link in the newest e-mail to somebody; null while there is none. */
export const linkInMailTo = async (to: string): Promise<URL | null> => {
  const [mail] = (await read<readonly Listed[]>('')).filter((one) => String(one.to).includes(to));
  if (!mail) return null;
  const { text } = await read<{ readonly text?: string }>(`/${mail.id}`);
  const found = /https?:\/\/\S+\/s#[\w-]{43}/.exec(text ?? '')?.[0];
  return found === undefined ? null : new URL(found);
};

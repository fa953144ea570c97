import { createServer, type Server, type Socket } from 'node:net';
import { openMailer } from './mailer';

const mail = {
  to: ['a@example.test'],
  subject: 'Šįvakar',
  text: 'ąčęėįšųūž',
  html: '<p>ą</p>',
  message_id: '<truck-1-1-contact-2@mullion.test>',
};

/** A server that follows SMTP up to a step and then does as the test says. */
const serverThat = async (
  after: 'RCPT' | 'DOT',
  act: (socket: Socket) => void | boolean,
): Promise<{ server: Server; url: string }> => {
  const server = createServer((socket) => {
    let inText = false;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const line = bytes.toString();
      if (inText) return line.endsWith('\r\n.\r\n') && after === 'DOT' ? act(socket) : undefined;
      if (/^RCPT/i.test(line) && after === 'RCPT') return act(socket);
      if (/^DATA/i.test(line)) {
        inText = true;
        return void socket.write('354 go\r\n');
      }
      socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}` };
};

/** A server that takes everything and keeps the recipients it was given. */
const listeningServer = async (): Promise<{
  server: Server;
  url: string;
  receivers: string[];
  headers: () => string;
}> => {
  const receivers: string[] = [];
  let text = '';
  const server = createServer((socket) => {
    let inText = false;
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const line = bytes.toString();
      text += line;
      // a long text comes in pieces
      if (inText && !text.endsWith('\r\n.\r\n')) return;
      inText = /^DATA/i.test(line);
      if (/^RCPT/i.test(line)) receivers.push(line.trim());
      socket.write(/^DATA/i.test(line) ? '354 go\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    receivers,
    headers: () => text,
  };
};

describe('whom a mail goes to', () => {
  it('is exactly who is named, each once', async () => {
    const { server, url, receivers } = await listeningServer();
    const done = await openMailer(
      url,
      'Mullion <mullion@mullion.test>',
    )({ ...mail, to: ['ona+a@example.test', 'jonas@example.test'] });
    server.close();
    expect(done).toEqual({ outcome: 'sent' });
    expect(receivers).toEqual(['RCPT TO:<ona+a@example.test>', 'RCPT TO:<jonas@example.test>']);
  });

  it('is from the company by its name, at the address of this server; a name cannot add a header', async () => {
    const { server, url, headers } = await listeningServer();
    const send = openMailer(url, 'Mullion <mullion@mullion.test>');
    await send({ ...mail, sender: 'Rytai, langai' });
    expect(headers()).toContain('From: "Rytai, langai" <mullion@mullion.test>');
    expect(await send({ ...mail, sender: 'Rytai\r\nBcc: evil@k.test' })).toEqual({ outcome: 'sent' });
    server.close();
    expect(headers()).not.toMatch(/^Bcc:/m);
  });

  it('is a mail in plain text and HTML both, and says how to get no more where there is a way', async () => {
    const { server, url, headers } = await listeningServer();
    const send = openMailer(url, 'Mullion <mullion@mullion.test>');
    await send(mail);
    expect(headers()).toContain('Content-Type: multipart/alternative');
    expect(headers().indexOf('Content-Type: text/plain')).toBeLessThan(headers().indexOf('Content-Type: text/html'));
    expect(headers()).not.toContain('List-Unsubscribe');
    await send({ ...mail, unsubscribe: 'http://mullion.test/api/unsubscribe/abc.def' });
    server.close();
    expect(headers()).toMatch(/^List-Unsubscribe: <http:\/\/mullion\.test\/api\/unsubscribe\/abc\.def>\r?$/m);
    expect(headers()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  it('MAI-01b carries the pictures of its text as parts of its own', async () => {
    const { server, url, headers } = await listeningServer();
    const html = '<p>ą</p><img src="data:image/png;base64,iVBORw0KGgo=" alt="Paletės" width="496">';
    await openMailer(url, 'Mullion <mullion@mullion.test>')({ ...mail, html });
    server.close();
    expect(headers()).toContain('Content-Type: multipart/related');
    expect(headers()).toMatch(/^Content-Type: image\/png/m);
    expect(headers()).toMatch(/^Content-Disposition: inline/m);
    const id = /^Content-I[Dd]: <([^>]+)>\r?$/m.exec(headers())?.[1];
    const text = headers()
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    expect(text).toContain(`<img src="cid:${id}" alt=`);
    expect(text).not.toContain('src="data:');
    expect(headers()).toContain('iVBORw0KGgo=');
  });

  it('is from the name of the server when the company has not said one', async () => {
    const { server, url, headers } = await listeningServer();
    await openMailer(url, 'Mullion <mullion@mullion.test>')({ ...mail, sender: null });
    server.close();
    expect(headers()).toMatch(/^From: Mullion <mullion@mullion\.test>/m);
  });

  it.each([
    'ho%0d%0aBcc:evil@k.test',
    '<evil@evil.test>',
    'a@b.test>, <evil@evil.test',
    'a@b.test\r\nRCPT TO:<evil@k.test>',
    '"a,b"@c.test',
  ])('is nobody for %j', async (address) => {
    const { server, url, receivers } = await listeningServer();
    expect(await openMailer(url, 'mullion@mullion.test')({ ...mail, to: ['a@example.test', address] })).toMatchObject({
      outcome: 'refused',
    });
    server.close();
    expect(receivers).toEqual([]);
  });
});

const handOver = (url: string) => openMailer(url, 'mullion@mullion.test')(mail);

describe('what a failed hand-over means', () => {
  it.each([
    [
      'MAI-01e the server says no to the receiver',
      'RCPT',
      (s: Socket): void => {
        s.write('550 nobody\r\n');
      },
      'refused',
    ],
    [
      'the server goes away before the text',
      'RCPT',
      (s: Socket): void => {
        s.destroy();
      },
      'refused',
    ],
    [
      'MAI-01e the server goes away after the text',
      'DOT',
      (s: Socket): void => {
        s.destroy();
      },
      'doubtful',
    ],
    [
      'the server refuses the text',
      'DOT',
      (s: Socket): void => {
        s.write('554 spam\r\n');
      },
      'refused',
    ],
    [
      'the server takes it',
      'DOT',
      (s: Socket): void => {
        s.write('250 ok\r\n');
      },
      'sent',
    ],
  ] as const)('%s', async (_name, step, act, outcome) => {
    const { server, url } = await serverThat(step, act);
    const done = await handOver(url);
    server.close();
    expect(done.outcome).toBe(outcome);
  });

  it('nobody listens: nothing was handed over', async () => {
    const { server, url } = await serverThat('DOT', () => undefined);
    await new Promise((resolve) => server.close(resolve));
    expect((await handOver(url)).outcome).toBe('refused');
  });
});

describe('a recipient whom the server refuses', () => {
  const answering = async (answer: string) => {
    const { server, url } = await serverThat('RCPT', (socket) => void socket.write(`${answer}\r\n`));
    const done = await handOver(url);
    server.close();
    return done;
  };

  it('for good is named with the reason; who is refused for today is not', async () => {
    expect(await answering('550 5.1.1 no such user')).toMatchObject({
      outcome: 'refused',
      bounced: [{ email: 'a@example.test', reason: expect.stringContaining('no such user') }],
    });
    for (const later of ['450 4.2.1 busy', '552 mailbox full', '554 looks like spam'])
      expect((await answering(later)).bounced).toBeUndefined();
  });
});

import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { mailListPage, mailPage, notFoundPage } from './mail-pages.mjs';
import { readMail, summaryOf } from './mail-reader.mjs';

/**
 * Letters to this domain are taken and the connection breaks off before the answer: for looking at mails that are in
 * doubt.
 */
const DOUBT = /@doubt\.example\.test$/i;

/**
 * Takes every mail, delivers none, and shows them: what a person tries Mullion with instead of a mail server.
 * Mails are files `<time>-<number>.eml`; they stay when the system stops.
 * @param {{ folder: string, smtpPort: number, httpPort: number, host?: string }} options
 */
export async function startMailSink({ folder, smtpPort, httpPort, host = '127.0.0.1' }) {
  fs.mkdirSync(folder, { recursive: true });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (auth, session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData(stream, session, done) {
      const id = `${new Date().toISOString().replace(/[-:.TZ]/g, '')}-${crypto.randomBytes(3).toString('hex')}`;
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        // what the server was given beside the letter itself; kept in the letter, as mail servers do
        const head = `X-Envelope-To: ${to.join(', ')}\r\n`;
        const unfinished = path.join(folder, `.${id}`);
        fs.writeFileSync(unfinished, Buffer.concat([Buffer.from(head), ...chunks]));
        fs.renameSync(unfinished, path.join(folder, `${id}.eml`));
        if (!to.some((address) => DOUBT.test(address))) return done();
        for (const connection of smtp.connections) if (connection.session === session) connection.close();
      });
    },
  });
  // a client that breaks off is that client's trouble
  smtp.on('error', () => {});
  await new Promise((done, fail) => {
    smtp.server.once('error', fail);
    smtp.listen(smtpPort, host, done);
  });
  const web = http.createServer((request, response) => answer(folder, request, response));
  await new Promise((done, fail) => {
    web.once('error', fail);
    web.listen(httpPort, host, done);
  });
  return {
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${httpPort}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    async stop() {
      web.closeAllConnections();
      await Promise.all([new Promise((done) => web.close(done)), new Promise((done) => smtp.close(done))]);
    },
  };
}

function idsOf(folder) {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.eml') && !file.startsWith('.'))
    .map((file) => file.slice(0, -4))
    .sort()
    .reverse();
}

function answer(folder, request, response) {
  const send = (status, type, body) => {
    response.writeHead(status, {
      'content-type': type,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'",
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  };
  const { pathname } = new URL(request.url, 'http://mail');
  const [, id, extension] = /^(?:\/api\/messages)?\/([\w-]+?)(\.eml)?$/.exec(pathname) ?? [];
  const isApi = pathname.startsWith('/api/messages');
  try {
    if (pathname === '/')
      return send(200, 'text/html; charset=utf-8', mailListPage(idsOf(folder).map((each) => summaryOf(folder, each))));
    if (pathname === '/api/messages' && request.method === 'DELETE') {
      for (const each of idsOf(folder)) fs.rmSync(path.join(folder, `${each}.eml`));
      return send(200, 'application/json', '[]');
    }
    if (pathname === '/api/messages') {
      return send(200, 'application/json', JSON.stringify(idsOf(folder).map((each) => summaryOf(folder, each))));
    }
    if (id && fs.existsSync(path.join(folder, `${id}.eml`))) {
      if (extension) return send(200, 'message/rfc822', fs.readFileSync(path.join(folder, `${id}.eml`)));
      const mail = readMail(folder, id);
      return isApi
        ? send(200, 'application/json', JSON.stringify(mail))
        : send(200, 'text/html; charset=utf-8', mailPage(mail));
    }
    return send(404, 'text/html; charset=utf-8', notFoundPage());
  } catch (error) {
    return send(500, 'text/plain; charset=utf-8', error.message);
  }
}

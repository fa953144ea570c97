import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Read {
  readonly subject: string;
  readonly html: string;
  readonly attachments: readonly unknown[];
}

/** Asked in a process of its own: the launcher's modules are not for jest. */
const readMail = (folder: string, id: string): Read => {
  const script = `
    import { readMail } from ${JSON.stringify(path.join(__dirname, 'mail-reader.mjs'))};
    console.log(JSON.stringify(readMail(${JSON.stringify(folder)}, ${JSON.stringify(id)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as Read;
};

const mail = [
  'Subject: =?UTF-8?Q?I=C5=A1ve=C5=BEta?=',
  'Content-Type: multipart/related; boundary="b"',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<img src=3D"cid:1@localhost" alt=3D""><img src=3D"cid:2@localhost">',
  '--b',
  'Content-Type: image/png; name=image-1.png',
  'Content-ID: <1@localhost>',
  'Content-Transfer-Encoding: base64',
  'Content-Disposition: inline; filename=image-1.png',
  '',
  'iVBORw0KGgo=',
  '--b--',
  '',
].join('\r\n');

describe('the page with the mails', () => {
  it('shows a picture that a mail carries in its text there, and not as a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mullion-mail-'));
    writeFileSync(path.join(folder, 'one.eml'), mail);
    const { subject, html, attachments } = readMail(folder, 'one');
    rmSync(folder, { recursive: true, force: true });
    expect(subject).toBe('Išvežta');
    expect(html.trim()).toBe('<img src="data:image/png;base64,iVBORw0KGgo=" alt=""><img src="cid:2@localhost">');
    expect(attachments).toEqual([]);
  });
});

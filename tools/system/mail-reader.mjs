import fs from 'node:fs';
import path from 'node:path';

/** @param {string} folder @param {string} id */
export function summaryOf(folder, id) {
  const file = path.join(folder, `${id}.eml`);
  const { headers } = splitPart(fs.readFileSync(file));
  return {
    id,
    from: decodeWords(headers.from ?? ''),
    to: decodeWords(headers.to ?? headers['x-envelope-to'] ?? ''),
    subject: decodeWords(headers.subject ?? ''),
    date: fs.statSync(file).mtime.toISOString(),
    message_id: headers['message-id'] ?? '',
  };
}

/**
 * A mail's texts and attachments; pictures that belong to its text stand in it.
 * Reads what our own mails are made of: multipart, base64, quoted-printable, UTF-8.
 * @param {string} folder
 * @param {string} id
 */
export function readMail(folder, id) {
  const mail = { ...summaryOf(folder, id), headers: {}, text: '', html: '', attachments: [] };
  const root = splitPart(fs.readFileSync(path.join(folder, `${id}.eml`)));
  mail.headers = Object.fromEntries(Object.entries(root.headers).map(([name, value]) => [name, decodeWords(value)]));
  const pictures = new Map();
  collect(root, mail, pictures);
  mail.html = mail.html.replace(/"cid:([^"]+)"/g, (found, id) => (pictures.has(id) ? `"${pictures.get(id)}"` : found));
  return mail;
}

/** @param {Map<string, string>} pictures those of the text by their ids, as data addresses */
function collect({ headers, body }, mail, pictures) {
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    for (const part of body.toString('latin1').split(`--${boundary}`).slice(1)) {
      if (!part.startsWith('--')) collect(splitPart(Buffer.from(part.replace(/^\r?\n/, ''), 'latin1')), mail, pictures);
    }
    return;
  }
  const content = decodeBody(headers['content-transfer-encoding'], body);
  const kind = type.split(';')[0];
  const id = /<([^>]+)>/.exec(headers['content-id'] ?? '')?.[1];
  if (id && /^image\//i.test(kind)) {
    pictures.set(id, `data:${kind};base64,${content.toString('base64')}`);
    return;
  }
  const name = /name="?([^";]+)"?/i.exec(`${headers['content-disposition'] ?? ''};${type}`)?.[1];
  if (/^attachment/i.test(headers['content-disposition'] ?? '') || name) {
    mail.attachments.push({ name: decodeWords(name ?? 'file'), type: kind, bytes: content.length });
  } else if (/^text\/html/i.test(type)) mail.html += content.toString('utf8');
  else if (/^text\//i.test(type)) mail.text += content.toString('utf8');
}

function splitPart(buffer) {
  const text = buffer.toString('latin1');
  const end = /\r?\n\r?\n/.exec(text);
  const head = end ? text.slice(0, end.index) : text;
  const body = end ? Buffer.from(text.slice(end.index + end[0].length), 'latin1') : Buffer.alloc(0);
  const headers = {};
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0)
      headers[line.slice(0, colon).toLowerCase()] ??= Buffer.from(line.slice(colon + 1).trim(), 'latin1').toString(
        'utf8',
      );
  }
  return { headers, body };
}

function decodeBody(encoding = '', body) {
  if (/base64/i.test(encoding)) return Buffer.from(body.toString('latin1'), 'base64');
  if (/quoted-printable/i.test(encoding)) return fromQuotedPrintable(body.toString('latin1'));
  return body;
}

function fromQuotedPrintable(text) {
  const joined = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(joined, 'latin1');
}

/** RFC 2047: =?UTF-8?B?…?= and =?UTF-8?Q?…?= in headers. */
function decodeWords(text) {
  return text.replace(/\?=\s+=\?/g, '?==?').replace(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (_, charset, kind, data) => {
    const bytes =
      kind.toUpperCase() === 'B' ? Buffer.from(data, 'base64') : fromQuotedPrintable(data.replaceAll('_', ' '));
    return new TextDecoder(charset).decode(bytes);
  });
}

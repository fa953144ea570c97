const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (
  title,
  body,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)}</title><style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:60rem;padding:1.5rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8884;vertical-align:top}
a{color:inherit;text-underline-offset:3px}h1{font-size:1.3rem}.quiet{opacity:.7}iframe{border:1px solid #8884;width:100%;height:60vh;background:#fff}
pre{white-space:pre-wrap;font:inherit}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{opacity:.7}dd{margin:0}</style>
<body>${body}</body></html>`;

/** @param {{ id: string, from: string, to: string, subject: string, date: string }[]} mails newest first */
export function mailListPage(mails) {
  const rows = mails.map(
    (mail) =>
      `<tr><td class="quiet">${escape(mail.date.slice(0, 19).replace('T', ' '))}</td><td>${escape(mail.to)}</td>` +
      `<td><a href="/${mail.id}">${escape(mail.subject || '(no subject)')}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Time (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const empty = '<p class="quiet">No mail yet. Mails that Mullion sends appear here; none leaves this machine.</p>';
  return page('Mail', `<h1>Mail (${mails.length})</h1>${mails.length > 0 ? table : empty}`);
}

export function mailPage(mail) {
  const files = mail.attachments.map(
    (file) => `<dt>File</dt><dd>${escape(file.name)} (${Math.ceil(file.bytes / 1024)} kB)</dd>`,
  );
  const head =
    `<dl><dt>From</dt><dd>${escape(mail.from)}</dd><dt>To</dt><dd>${escape(mail.to)}</dd>` +
    `<dt>Time</dt><dd>${escape(mail.date)}</dd>${files.join('')}</dl>`;
  // the frame has no rights at all: what a mail contains can neither run nor load anything
  const body = mail.html
    ? `<iframe sandbox title="The mail" srcdoc="${escape(mail.html)}"></iframe>`
    : `<pre>${escape(mail.text)}</pre>`;
  return page(
    mail.subject,
    `<p><a href="/">All mail</a> · <a href="/${mail.id}.eml">As a file</a></p><h1>${escape(mail.subject)}</h1>${head}${body}`,
  );
}

export function notFoundPage() {
  return page('Not found', '<p>There is no such mail. <a href="/">All mail</a></p>');
}

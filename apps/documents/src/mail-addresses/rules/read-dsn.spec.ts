import { readDsn } from './read-dsn';

const dsn = `Return-Path: <>
From: MAILER-DAEMON@mail.example.test
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain

I am sorry: the mail could not be delivered.

--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.test
Arrival-Date: Wed, 25 Nov 2026 10:00:00 +0200

Original-Recipient: rfc822;Ona@Example.test
Final-Recipient: rfc822; ona@old.example.test
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 The e-mail account
    does not exist

Final-Recipient: rfc822; jonas@example.test
Action: delayed
Status: 4.4.1

Final-Recipient: rfc822; rasa@example.test
Action: failed
Status: 4.2.2

Final-Recipient: rfc822; petras@example.test
Action: delivered
Status: 2.0.0

--b1
Content-Type: message/rfc822

To: ona@example.test
Subject: x
--b1--`;

describe('a delivery status notification', () => {
  it.each([
    ['as it is', dsn],
    ['with the line ends of mail', dsn.replace(/\n/g, '\r\n')],
  ])('%s names who does not get mails for good, and who not now', (_name, text) => {
    expect(readDsn(text)).toEqual([
      { recipient: 'Ona@Example.test', type: 'hard', reason: '550 5.1.1 The e-mail account does not exist' },
      { recipient: 'jonas@example.test', type: 'soft', reason: '4.4.1' },
      { recipient: 'rasa@example.test', type: 'soft', reason: '4.2.2' },
    ]);
  });

  it('is nothing in a mail that reports nothing', () => {
    expect(readDsn('Subject: hello\n\nAction: failed\n')).toEqual([]);
  });
});

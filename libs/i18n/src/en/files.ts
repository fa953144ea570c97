export const files = {
  queued: 'The file is waiting its turn',
  making: 'The file is being made',
  wait: 'This page refreshes by itself.',
  expired: {
    title: 'This link has expired',
    text: 'Links to files are good for five minutes. Ask for the file again.',
  },
  missing: { title: 'There is no such file', text: 'The address may be incomplete. Ask for the file again.' },
  failed: {
    title: 'The file could not be made',
    text: 'Try again; if that does not help, contact your administrator.',
  },
  unavailable: { title: 'Files are not available just now', text: 'Reload this page in a moment.' },
  unsubscribe: {
    wrong: 'Reminders could not be ended',
    wrongText: 'The address of the link is not complete. Open it from the e-mail again.',
    title: 'Send no more reminders?',
    text: '{{company}} will send no reminders of pallets and stillages to {{email}} any more. Mails about your orders still come.',
    button: 'Send no more reminders',
    done: 'No more reminders',
    doneText: '{{company}} sends no more reminders to {{email}}.',
  },
} as const;

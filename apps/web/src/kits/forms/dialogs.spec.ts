import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(__dirname, '..', '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ name: path.basename(file), text: readFileSync(path.join(source, file), 'utf8') }));

/** A search and a choice among a few: nothing that is typed again. */
const chosen = ['move-dialog.tsx', 'pack-dialog.tsx', 'printer-dialog.tsx', 'remind-dialog.tsx'];

describe('dialogs in which something is typed', () => {
  it('ask before they throw it away', () => {
    const forms = files.filter(({ text }) => text.includes('<FormDialog'));
    expect(forms.length).toBeGreaterThan(20);
    expect(
      forms
        .filter(({ text }) => !/\sdirty[=\s]/.test(text))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(chosen);
  });

  it('stay open with it when it is refused', () => {
    const questions = files.flatMap(({ name, text }) =>
      [...text.matchAll(/<ConfirmDialog\b[\s\S]*?<\/ConfirmDialog>/g)].map(([dialog]) => ({ name, dialog })),
    );
    const typed = questions.filter(({ dialog }) =>
      /<(InputGroup|TextArea|TextField|NumericInput|DateField)\b/.test(dialog),
    );
    expect(questions.length).toBeGreaterThan(20);
    expect(typed.filter(({ dialog }) => !dialog.includes('staysOnFailure')).map(({ name }) => name)).toEqual([]);
    expect(typed.length).toBeGreaterThan(0);
  });
});

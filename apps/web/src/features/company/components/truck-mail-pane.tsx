import { useRef, useState } from 'react';
import { Button, TextArea } from '@blueprintjs/core';
import { holdsOrdersPlace, ordersPlace, type Company } from '@mullion/contracts';
import { FormField, Note, Pane, Panes, useUnsavedGuard } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { mailParts, SAMPLE_ORDERS, withOrdersPlace } from '../rules/mail-preview';
import { useMailSubject } from '../state/use-mail-subject';
import { CompanyConflict } from './company-conflict';
import { DraftButtons } from './draft-buttons';
import { useCompanyDraft } from '../state/use-company-draft';

/** The mail that customers get when their goods have left, and how it will look. */
export const TruckMailPane = ({ company }: { company: Company }) => {
  const { t } = useTranslation(['company', 'common', 'errors']);
  const subject = useMailSubject(company.template_language);
  const { value, dirty, change, reset, save, saving, conflict, resolve, keepEditing } = useCompanyDraft(company);
  useUnsavedGuard(dirty && !saving);
  const [refused, setRefused] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = value.truck_loaded_email_template;
  const write = (template: string) => {
    setRefused(false);
    change({ truck_loaded_email_template: template });
  };
  const insert = () => {
    const { text: next, cursor } = withOrdersPlace(
      text,
      area.current?.selectionStart ?? text.length,
      area.current?.selectionEnd ?? text.length,
    );
    write(next);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(cursor, cursor);
    });
  };
  const trySave = () => {
    if (holdsOrdersPlace(text)) return void save();
    setRefused(true);
    area.current?.focus();
  };
  return (
    <Panes columns="minmax(0, 1fr) minmax(0, 1fr)">
      <Pane
        title={t('company:mail.title')}
        actions={<Button size="small" text={t('company:mail.insert', { place: ordersPlace })} onClick={insert} />}
        footer={<DraftButtons isDirty={dirty} saving={saving} onDiscard={reset} onSave={trySave} />}
      >
        <CompanyConflict conflict={conflict} onResolve={resolve} onClose={keepEditing} />
        {refused && <Note tone="bad">{t('errors:enter_orders_placement')}</Note>}
        <FormField label={t('company:mail.label')} help={t('company:mail.help', { place: ordersPlace })}>
          {(wiring) => (
            <TextArea
              {...wiring}
              inputRef={area}
              className="mail-text"
              fill
              value={text}
              intent={refused ? 'danger' : 'none'}
              onChange={(event) => write(event.currentTarget.value)}
            />
          )}
        </FormField>
      </Pane>
      <Pane title={t('company:mail.preview')}>
        <article className="mail-preview" aria-label={t('company:mail.preview')} lang={company.template_language}>
          <h3>{subject}</h3>
          {mailParts(text).map((part, index) =>
            part.kind === 'text' ? (
              <p key={index}>{part.text}</p>
            ) : (
              <ul key={index}>
                {SAMPLE_ORDERS.map((order) => (
                  <li key={order}>{order}</li>
                ))}
              </ul>
            ),
          )}
          <footer>{company.name}</footer>
        </article>
      </Pane>
    </Panes>
  );
};

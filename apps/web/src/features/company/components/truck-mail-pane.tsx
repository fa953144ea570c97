import { useRef, useState } from 'react';
import { Button, SegmentedControl, TextArea } from '@blueprintjs/core';
import {
  evidencePlace,
  containsOrdersPlace,
  mailKinds,
  ordersPlace,
  returnablesPlace,
  type Company,
  type MailKind,
} from '@mullion/contracts';
import { FormField, Note, Pane, Panes, useUnsavedGuard } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../kits/elements/use-media';
import { withPlace } from '../rules/mail-place';
import { CompanyConflict } from './company-conflict';
import { BouncesPane } from './bounces-pane';
import { DraftButtons } from './draft-buttons';
import { MailPreviewPane } from './mail-preview-pane';
import { useCompanyDraft } from '../state/use-company-draft';

/** Below this the preview stands under the text. */
const WIDE = '(min-width: 1000px)';

/** The mails that customers get, when their goods have left and to remind of returnables, and how they will look. */
export const TruckMailPane = ({ company }: { company: Company }) => {
  const { t } = useTranslation(['company', 'common', 'errors', 'mails']);
  const isWide = useMedia(WIDE);
  const [kind, setKind] = useState<MailKind>('truck_loaded');
  const { value, dirty, change, reset, save, saving, conflict, resolve, keepEditing } = useCompanyDraft(company);
  useUnsavedGuard(dirty && !saving);
  const [refused, setRefused] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const field = kind === 'truck_loaded' ? 'truck_loaded_email_template' : 'reminder_email_template';
  const place = kind === 'truck_loaded' ? ordersPlace : returnablesPlace;
  const text = value[field];
  const write = (template: string) => {
    setRefused(false);
    change({ [field]: template });
  };
  const insert = () => {
    const { text: next, cursor } = withPlace(
      text,
      place,
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
    if (containsOrdersPlace(value.truck_loaded_email_template)) return void save();
    setKind('truck_loaded');
    setRefused(true);
    area.current?.focus();
  };
  return (
    <div className="company-mails">
      <div className="company-mail-kinds">
        <SegmentedControl
          aria-label={t('mails:kinds')}
          size="small"
          options={mailKinds.map((each) => ({ value: each, label: t(`mails:kind.${each}`) }))}
          value={kind}
          onValueChange={(each) => setKind(each as MailKind)}
        />
      </div>
      <Panes columns={isWide ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)'}>
        <Pane
          title={t('company:mail.title')}
          actions={<Button size="small" text={t('company:mail.insert', { place })} onClick={insert} />}
          footer={<DraftButtons isDirty={dirty} saving={saving} onDiscard={reset} onSave={trySave} />}
        >
          <CompanyConflict conflict={conflict} onResolve={resolve} onClose={keepEditing} />
          {refused && <Note tone="bad">{t('errors:enter_orders_placement')}</Note>}
          <FormField
            label={t('company:mail.label')}
            help={t(kind === 'truck_loaded' ? 'company:mail.help' : 'mails:reminderHelp', {
              place,
              evidence: evidencePlace,
            })}
          >
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
        <MailPreviewPane key={kind} company={company} kind={kind} template={text} />
      </Panes>
      <BouncesPane />
    </div>
  );
};

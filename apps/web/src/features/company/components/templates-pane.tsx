import { useState } from 'react';
import { Button, Card } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { languages, templateTypes, type Language, type TemplateType } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { TemplateDialog } from '../../../entities/templates/template-dialog';
import { useListTemplatesQuery } from '../../../entities/templates/templates-api';

const places = templateTypes.flatMap((type) => languages.map((language) => ({ type, language })));

/** The company's own export templates: pallet and truck lists, in both languages. */
export const TemplatesPane = ({ company }: { company: string }) => {
  const { t } = useTranslation(['templates', 'common']);
  const query = useListTemplatesQuery({ query: {} });
  const [opened, setOpened] = useState<{ readonly type: TemplateType; readonly language: Language } | null>(null);
  return (
    <Pane title={t('templates:paneTitle')}>
      <p className="help">{t('templates:paneHelp')}</p>
      <Loaded query={query}>
        {(data) => (
          <div className="template-cards">
            {places.map(({ type, language }) => {
              const template = data?.find((each) => each.type === type && each.language === language);
              const name = { type: t(`templates:type.${type}`), language: t(`common:language.${language}`) };
              return (
                <Card key={`${type} ${language}`} compact>
                  <div className="row g2">
                    <div>
                      <b>{name.type}</b> <span className="secondary">{name.language}</span>
                      <div className="muted sm">
                        {template
                          ? `${t('templates:set', { moment: formatMoment(template.updated_at) })}, ${t(template.has_logo ? 'templates:withLogo' : 'templates:withoutLogo')}`
                          : t('templates:notSet')}
                      </div>
                    </div>
                    <span className="sp" />
                    <Button
                      icon={<Edit />}
                      size="small"
                      text={t('common:action.edit')}
                      aria-label={t('templates:edit', name)}
                      onClick={() => setOpened({ type, language })}
                    />
                  </div>
                </Card>
              );
            })}
          </div>
        )}
      </Loaded>
      {opened && (
        <TemplateDialog owner={{ customerId: null, name: company }} first={opened} onClose={() => setOpened(null)} />
      )}
    </Pane>
  );
};

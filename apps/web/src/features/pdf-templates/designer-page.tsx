import { useParams } from 'react-router';
import { Button } from '@blueprintjs/core';
import { EmptyState, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { useMedia } from '../../kits/elements/use-media';
import { HotkeysArea } from '../../kits/hotkeys/hotkeys-area';
import { useGo } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useGetPdfTemplateQuery } from './api/designer-api';
import { TemplateDesigner } from './designer';
import { useSheetFonts } from './state/sheet-fonts';
import './canvas/canvas.css';
import './designer.css';

/** One template, laid out by hand. */
export const TemplateDesignerPage = () => {
  // the kit's notes speak from the editor's texts: loaded with the page, so that none of them blanks it
  const { t } = useTranslation(['pdfTemplates', 'editor', 'common']);
  const go = useGo();
  const { id: text } = useParams();
  const isId = /^[1-9]\d{0,9}$/.test(text ?? '');
  const id = isId ? Number(text) : 0;
  const query = useGetPdfTemplateQuery({ params: { id } }, { skip: !isId });
  const hasFonts = useSheetFonts();
  const isTooNarrow = useMedia('(max-width: 899px)');
  const back = <Button text={t('pdfTemplates:back')} onClick={() => go(paths.pdfTemplates())} />;
  if (isTooNarrow)
    return (
      <PageFrame title={t('pdfTemplates:title')}>
        <EmptyState title={t('pdfTemplates:narrow')} text={t('pdfTemplates:narrowText')} action={back} />
      </PageFrame>
    );
  const skeleton = <div className="pt-skeleton bp6-skeleton" aria-busy />;
  return (
    <Loaded
      query={query}
      failed={t('pdfTemplates:refused.open')}
      isGone={!isId}
      gone={<EmptyState title={t('pdfTemplates:gone')} text={t('pdfTemplates:goneText')} action={back} />}
      skeleton={skeleton}
      frame={(content) => <PageFrame title={t('pdfTemplates:title')}>{content}</PageFrame>}
    >
      {(template) => (
        <HotkeysArea key={id}>
          {hasFonts ? <TemplateDesigner read={template} /> : <PageFrame title={template.name}>{skeleton}</PageFrame>}
        </HotkeysArea>
      )}
    </Loaded>
  );
};

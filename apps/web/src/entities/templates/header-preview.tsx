import { headerLayout, headerTags, type Language, type TemplateType } from '@mullion/contracts';
import DOMPurify from 'dompurify';
import { useMemo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

interface HeaderPreviewProps {
  readonly type: TemplateType;
  readonly language: Language;
  /** Data or blob address. */
  readonly logo: string | null;
  /** CSS pixels at 96 to the inch. */
  readonly logoWidth: number;
  readonly html: string;
}

/** As in the PDF (worker-documents, parts/header.ts): never more of the line than this. */
const LOGO_SHARE = 0.6;

/** The top of the real document: same measures, same typeface, same rules as the PDF, in points of its page. */
export const HeaderPreview = ({ type, language, logo, logoWidth, html }: HeaderPreviewProps) => {
  const { t } = useTranslation('templates');
  const pageWidth = type === 'truck' ? headerLayout.wideWidth : headerLayout.pageWidth;
  const inner = pageWidth - 2 * headerLayout.margin;
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { ALLOWED_TAGS: [...headerTags], ALLOWED_ATTR: ['style'] }),
    [html],
  );
  const style = {
    '--page': pageWidth,
    '--margin': headerLayout.margin,
    '--gap': headerLayout.gap,
    '--below': headerLayout.below,
    '--line': headerLayout.lineHeight,
    '--paragraph': headerLayout.paragraphGap,
    '--indent': headerLayout.indent,
    '--p': headerLayout.size.p,
    '--h1': headerLayout.size.h1,
    '--h2': headerLayout.size.h2,
    '--h3': headerLayout.size.h3,
    '--logo': Math.min(logoWidth * headerLayout.pointsPerPixel, inner * LOGO_SHARE),
  } as CSSProperties;
  const rows = [0.9, 0.72, 0.84, 0.6];
  return (
    <div className="sheet-frame">
      <article className="sheet" style={style} lang={language} aria-label={t('preview')}>
        <header>
          {logo && <img src={logo} alt={t('logo.alt')} />}
          {/* sanitised above to the closed list of elements */}
          <div className="sheet-text" dangerouslySetInnerHTML={{ __html: clean }} />
        </header>
        <div className="sheet-rest" aria-hidden>
          {rows.map((share) => (
            <span key={share} style={{ width: `${share * 100}%` }} />
          ))}
        </div>
      </article>
    </div>
  );
};

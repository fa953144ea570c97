import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { exampleKeys, type ExampleKey } from '../rules/examples';
import { ExamplePicture } from './example-picture';

/** Templates to begin with, as they would look. */
export const Examples = ({
  disabled,
  onBegin,
}: {
  readonly disabled: boolean;
  readonly onBegin: (key: ExampleKey) => void;
}) => {
  const { t } = useTranslation('pdfTemplates');
  return (
    <div className="pt-examples">
      {exampleKeys.map((key) => (
        <section key={key} aria-label={t(`example.${key}.name`)}>
          <ExamplePicture example={key} />
          <h2>{t(`example.${key}.name`)}</h2>
          <p className="muted">{t(`example.${key}.text`)}</p>
          <Button
            fill
            disabled={disabled}
            text={t(key === 'blank' ? 'beginBlank' : 'begin')}
            onClick={() => onBegin(key)}
          />
        </section>
      ))}
    </div>
  );
};

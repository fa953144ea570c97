import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { pictureFile, setProductPicture, type Product } from '@mullion/contracts';
import { FileDrop, isActive, UploadList, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useUploads } from '../../../kits/attachments/use-uploads';
import { useUpdateProductMutation } from '../../../entities/product/product-api';
import { ProductPicture } from '../../../entities/product/product-picture';

const ROOM = { widthPx: 120, heightPx: 100 } as const;

/** A product's picture: a file gives or replaces it at once, whatever else is typed meanwhile. */
export const ProductPictureField = ({ product }: { readonly product: Product }) => {
  const { t } = useTranslation('orders');
  const refuse = useProblemToast();
  const [image, setImage] = useState(product.image);
  const [update, { isLoading: isRemoving }] = useUpdateProductMutation();
  const { uploads, submit, cancel, clear } = useUploads(setProductPicture, ({ id, order_id }) => [
    { type: 'product', id },
    { type: 'order', id: order_id },
  ]);
  const params = { id: product.id };
  const send = async (file: File) => {
    const answer = await submit(file, { params });
    // what went wrong is said beside the file
    if (answer === null || 'problem' in answer) return;
    clear();
    setImage(answer.data.image);
  };
  const choose = (file: File) => {
    clear();
    void send(file);
  };
  const remove = async () => {
    const answer = await update({ params, body: { picture: null } });
    const refused = asProblem(answer.error);
    if (refused) refuse(refused);
    else setImage(null);
  };
  const isBusy = isRemoving || uploads.some(isActive);
  const { position, width, height } = product;
  return (
    <div className="wide product-picture-field" role="group" aria-label={t('products.picture.title')}>
      <span className="label">{t('products.picture.title')}</span>
      <FileDrop
        limits={pictureFile}
        hasFile={image !== null}
        disabled={isBusy}
        onFile={choose}
        actions={
          image !== null && (
            <Button text={t('products.picture.remove')} disabled={isBusy} onClick={() => void remove()} />
          )
        }
      >
        <ProductPicture
          product={{ ...product, image }}
          label={t('products.drawing', { position, width, height })}
          {...ROOM}
        />
        <div className="file-drop-text">
          <b>{t(image === null ? 'products.picture.none' : 'products.picture.own')}</b>
          <span className="muted sm">{t('products.picture.hint')}</span>
        </div>
      </FileDrop>
      <UploadList
        uploads={uploads}
        onCancel={({ key }) => cancel(key)}
        onRetry={({ file }) => file && void send(file)}
      />
    </div>
  );
};

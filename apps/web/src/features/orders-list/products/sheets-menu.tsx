import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { ChevronDown, Print } from '@blueprintjs/icons';
import type { PdfTemplate, Product } from '@mullion/contracts';
import { Popover } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useListPdfTemplatesQuery } from '../../../entities/templates/pdf-templates-api';

interface SheetsMenuProps {
  /** What is printed: the chosen products, or all of the order when none is chosen. */
  readonly products: readonly Product[];
  /** True when `products` are chosen ones. */
  readonly chosen: boolean;
  readonly onPrint: (template: PdfTemplate['id'], products: readonly Product[]) => void;
}

/** Labels and sheets of products by the company's PDF templates; not there while the company has none. */
export const SheetsMenu = ({ products, chosen, onPrint }: SheetsMenuProps) => {
  const { t } = useTranslation('orders');
  const { data: templates = [] } = useListPdfTemplatesQuery();
  if (templates.length === 0) return null;
  const menu = (
    <Menu className="status-menu">
      <MenuDivider
        title={t(chosen ? 'products.sheets.forChosen' : 'products.sheets.forAll', { count: products.length })}
      />
      {templates.map((template) => (
        <MenuItem
          key={template.id}
          icon={<Print />}
          text={template.name}
          onClick={() => onPrint(template.id, products)}
        />
      ))}
    </Menu>
  );
  return (
    <Popover content={menu} placement="bottom-end">
      <Button
        className="sheets-button"
        icon={<ChevronDown size={12} />}
        aria-label={t('products.sheets.menu')}
        title={t('products.sheets.menu')}
        disabled={products.length === 0}
      />
    </Popover>
  );
};

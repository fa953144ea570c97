/** Why a row or a file is refused or asked about. */
export const importReason = {
  'import.empty': 'The file holds no rows.',
  'import.unreadable': 'The file cannot be read as {{format}}.',
  'import.too_many_rows': 'More than {{max}} rows.',
  'import.missing_column': 'The column “{{column}}” is missing.',
  'import.unknown_column': 'There is no column “{{column}}”.',
  'import.required': 'A value is needed.',
  'import.not_a_number': '“{{value}}” is not a number.',
  'import.not_whole': '“{{value}}” is not a whole number.',
  'import.out_of_range': '“{{value}}” is not between {{min}} and {{max}}.',
  'import.too_long': 'Longer than {{max}} characters.',
  'import.not_a_choice': '“{{value}}” is not one of {{choices}}.',
  'import.order_missing': 'No order number: neither in the row nor as the default.',
  'import.duplicate_column': 'The column “{{column}}” is there twice.',
  'import.too_many_products': 'More than {{max}} products in one file.',
  'import.differs': '“{{value}}” differs from row {{first}} of the same order.',
  'import.product_locked': 'Position {{value}} is on a closed pallet and cannot be updated.',
  'import.other_order': 'Row of order {{value}}: these rows are added to order {{order}}.',
  'import.mark_known': 'Position {{value}} is in the order already, as {{other}}; this row says {{size}}.',
  'import.order_locked': 'Order {{value}} is already packed or dispatched and cannot be updated.',
  'import.cell_error':
    'The spreadsheet could not compute this cell: {{value}}. Correct the formula or write the value.',
  'import.merged': 'This cell is merged with the one above (“{{value}}”). Split the cells and fill in each.',
  'import.too_many_values':
    'The row has {{count}} values, the heads are {{heads}}: its values stand below the wrong heads. Put a value with a comma into quotation marks.',
  'import.too_few_values':
    'The row has {{count}} values, the heads are {{heads}}: its values may stand below the wrong heads. Add the separators that are missing.',
  'import.not_a_day': '“{{value}}” is not a day. Write it as 2027-01-31.',
  'import.position_unclear':
    'Position {{value}} is there more than once with different products: which of them this row means is not clear. Change it by hand.',
  'import.decision_needed': 'Something has been done with position {{value}} already: decide whether it changes.',
  'import.decision_impossible': 'This cannot be done with position {{value}} any more. Decide again.',
  'import.product_fixed': 'Position {{value}} is loaded, has left or is cancelled: it can only stay as it is.',
  'import.barcode_unknown': 'No product of this order has the barcode {{value}}, or another row names it too.',
  'import.barcode_of_many': 'The barcode {{value}} is of one product: the quantity must be 1.',
  'import.no_right_to_delete':
    'The file would delete a product of position {{value}}, and you have no right to delete products.',
  'import.other_customer':
    'The customer of this order is “{{current}}”, in the file “{{value}}”. Only an administrator changes the customer of an order.',
  'import.address_dropped':
    'With the new customer the order would lose its address “{{value}}”. Write the address into the file.',
  'import.offer_is_number': 'This order has no other number than the offer “{{value}}”; a file does not change it.',
  'import.order_letters':
    'No label can carry {{letters}} in the bars of “{{value}}”: the first seven characters of an order number may be letters from A to Z, digits and signs.',
  'import.is_date':
    'The spreadsheet has made the date {{value}} of it. Format the column as text and write the value again.',
  'import.is_negative': '“{{value}}” is a negative number. Format the column as text and write the value again.',
  'import.characters': '“{{value}}” holds characters that cannot be seen. Type it again.',
  'import.too_many_decimals': '“{{value}}” has more than {{max}} decimal.',
  'import.quote_not_closed': 'A quotation mark is opened here and never closed.',
  'import.new_customer': 'There is no customer “{{value}}” yet, and you have no right to add customers.',
  'import.new_address': 'The customer has no address “{{value}}” yet, and you have no right to add addresses.',
  'import.no_such_position': 'There is no row of a product with position “{{value}}” in this order.',
  'import.fitting_twice': 'Field “{{value}}” of this fitting is there twice; the fitting begins in row {{first}}.',
  'import.fitting_differs': '“{{value}}” differs from row {{first}} of the same fitting.',
  'import.too_many_fittings': 'More than {{max}} fittings in one position.',
  'import.too_many_fields': 'More than {{max}} fields of one fitting.',
  'import.web_page':
    'This is a web page under the name of a workbook, and its table is not an order. Open it in a spreadsheet and save it as xlsx.',
  'import.scientific':
    'The spreadsheet has shortened the number to “{{value}}”. Format the column as text and write the value again.',
  'import.apostrophe': '“{{value}}” begins with an apostrophe. Leave it out if it is not part of the text.',
  'import.shown_otherwise':
    'The cell shows “{{value}}” but holds {{number}}: which of them is meant? Format the column as a number.',
  'import.merged_across':
    'This cell is merged with the one to its left (“{{value}}”). Split the cells and fill in each.',
  'import.missing_head': 'The file has no head “{{value}}”.',
  'import.no_such_sheet': 'The file has no sheet “{{value}}”. Its sheets: {{sheets}}.',
  'import.encoding_unsure': 'The file does not say how its letters are written. Which is right? {{samples}}',
  'import.too_many_columns':
    'Only the first {{max}} columns of the file are read, and some that are needed are not among them.',
  'import.not_a_week': '“{{value}}” is not a week. Write it as 2027-W01.',
  'import.week_alone': 'The row names the week {{value}} and no day: {{date}}, its Friday, will be the delivery date.',
  'import.week_differs': 'The delivery date {{date}} is not in week {{value}}.',
  'import.no_such_contact':
    'The customer has no contact “{{value}}”. Add the contact first, or correct the name or the e-mail address.',
  'import.unusual_size':
    '{{value}} mm is unusual: between {{min}} and {{max}} mm would be expected. Is the unit right?',
  'import.unusual_mass': '{{value}} kg is unusual: at most {{max}} kg would be expected.',
  'import.unusual_mass_of_area':
    '{{value}} kg is {{each}} kg a m², which is unusual: between {{min}} and {{max}} would be expected.',
  'import.too_many_questions':
    '{{count}} values are unusual, and at most {{max}} can be looked at. Is the unit of a column right?',
  'import.no_such_row': 'There is no row of this number below the heads.',
  'import.order_below':
    'The row names no order; above it stands {{above}}, and for the file {{value}} was given, to which it will belong.',
  'import.hidden_row': 'The spreadsheet does not show this row: it is hidden, or a filter has left it out.',
  'import.hidden_column': 'The spreadsheet does not show the column “{{value}}”: it is hidden.',
  'import.unusual_area': '{{value}} m² does not go with the sizes, which make {{computed}} m².',
  'import.unusual_date': '{{value}} is years away from today.',
  'import.mark_twice': 'Position {{value}} is here {{size}}, in row {{first}} {{other}}.',
  'import.letters': 'Papers and labels can show {{letters}} of “{{value}}” by their number only.',
  other: 'Not accepted ({{code}}).',
};

/** A product in the drawing of the pallet it stands on. */
export const onCard = (productId: number): Element | null =>
  document.querySelector(`.pl-top [data-product-id="${productId}"][role=button]`);

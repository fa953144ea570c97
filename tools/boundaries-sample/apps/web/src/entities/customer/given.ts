export const ofCustomer = 'customer';

import { z } from 'zod';
import { MAX_INT } from './number.schema';

/** Ids are positive integers on the wire, branded in code so that one kind cannot stand for another. */
const id = <Brand extends string>() => z.int().positive().max(MAX_INT).brand<Brand>();

export const companyId = id<'CompanyId'>();
export const userId = id<'UserId'>();
export const orderId = id<'OrderId'>();
export const productId = id<'ProductId'>();
export const customerId = id<'CustomerId'>();
export const contactId = id<'ContactId'>();
export const addressId = id<'AddressId'>();
export const palletId = id<'PalletId'>();
export const packingTypeId = id<'PackingTypeId'>();
export const truckId = id<'TruckId'>();
export const vehicleId = id<'VehicleId'>();
export const workCenterId = id<'WorkCenterId'>();
export const workCenterDependencyId = id<'WorkCenterDependencyId'>();
export const operationId = id<'OperationId'>();
export const supplierId = id<'SupplierId'>();
export const orderSupplierId = id<'OrderSupplierId'>();
export const pdfTemplateId = id<'PdfTemplateId'>();
export const pdfImageId = id<'PdfImageId'>();
export const packingRunId = z.uuid().brand<'PackingRunId'>();
export const renderJobId = z.uuid().brand<'RenderJobId'>();
export const deliveryId = id<'DeliveryId'>();

export type CompanyId = z.infer<typeof companyId>;
export type UserId = z.infer<typeof userId>;
export type OrderId = z.infer<typeof orderId>;
export type ProductId = z.infer<typeof productId>;
export type CustomerId = z.infer<typeof customerId>;
export type ContactId = z.infer<typeof contactId>;
export type AddressId = z.infer<typeof addressId>;
export type PalletId = z.infer<typeof palletId>;
export type PackingTypeId = z.infer<typeof packingTypeId>;
export type TruckId = z.infer<typeof truckId>;
export type VehicleId = z.infer<typeof vehicleId>;
export type WorkCenterId = z.infer<typeof workCenterId>;
export type WorkCenterDependencyId = z.infer<typeof workCenterDependencyId>;
export type OperationId = z.infer<typeof operationId>;
export type SupplierId = z.infer<typeof supplierId>;
export type OrderSupplierId = z.infer<typeof orderSupplierId>;
export type PdfTemplateId = z.infer<typeof pdfTemplateId>;
export type PdfImageId = z.infer<typeof pdfImageId>;
export type PackingRunId = z.infer<typeof packingRunId>;
export type RenderJobId = z.infer<typeof renderJobId>;
export type DeliveryId = z.infer<typeof deliveryId>;

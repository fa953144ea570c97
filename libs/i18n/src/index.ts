export * from './create-texts';
export * from './fill-text';
export * from './format';
export * from './shape';
export * from './text-by-key';
export * from './texts';

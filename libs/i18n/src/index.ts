export * from './create-texts';
export * from './format';
export * from './shape';
export * from './texts';

export declare const SUBJECT_LETTERS: number;
export declare function faultsOf(message: string): string[];

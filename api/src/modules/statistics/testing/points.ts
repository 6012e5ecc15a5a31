export const locations = ['georgia', 'azerbaijan'] as const;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const valuesOf = (points: readonly { readonly value: number }[]): number[] => points.map(({ value }) => value);

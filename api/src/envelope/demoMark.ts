/** Marks demo data in answers. */
export const demoMark = ({ isDemo }: { readonly isDemo: boolean }): { readonly isDemo?: true } =>
  isDemo ? { isDemo } : {};

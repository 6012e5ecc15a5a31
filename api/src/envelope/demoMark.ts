/** What answers say of a stored thing that was made to show the site; nothing of a real one. */
export const demoMark = ({ isDemo }: { readonly isDemo: boolean }): { readonly isDemo?: true } =>
  isDemo ? { isDemo } : {};

/** A row that pages mark as made to show the site. */
export const asDemo = <Row extends object>(row: Row): Row & { readonly isDemo: true } => ({ ...row, isDemo: true });

/** Marks a row as demo data. Pages show the mark. */
export const asDemo = <Row extends object>(row: Row): Row & { readonly isDemo: true } => ({ ...row, isDemo: true });

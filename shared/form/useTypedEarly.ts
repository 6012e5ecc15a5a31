import { useLayoutEffect, type RefObject } from 'react';

const isTouched = (control: HTMLInputElement | HTMLTextAreaElement): boolean =>
  control.type === 'radio' && control instanceof HTMLInputElement
    ? control.checked && !control.defaultChecked
    : control.value !== control.defaultValue;

/**
 * Keeps what was typed or chosen in the named entries of a form's HTML before the page was taken over: it goes before what
 * was kept. Every form that a server draws needs it: React would empty its fields with the first change of any.
 */
export const useTypedEarly = <Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  keep: (name: Name, text: string) => void,
): void => {
  // A layout effect: it reads the fields before they are drawn with what was kept.
  useLayoutEffect(() => {
    for (const control of form.current?.elements ?? []) {
      const isEntry = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (!isEntry || !isTouched(control)) continue;
      const name = names.find((known) => known === control.name);
      if (name !== undefined) keep(name, control.value);
    }
    // oxlint-disable-next-line exhaustive-deps -- only the first fields are the server's
  }, []);
};

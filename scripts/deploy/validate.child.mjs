// Prints the faults that the schemas of the Kubernetes API find in the objects of the standard input, as JSON: a list for each. Each object
// comes with the module of its schema. These are ES modules only, which jest does not load.
import { json } from 'node:stream/consumers';

const faultsOf = async ({ object, module }) => {
  const { [object.kind]: Model } = await import(module);
  if (!Model) return [`there is no ${object.kind} in ${object.apiVersion}`];
  try {
    new Model(object).validate();
    return [];
  } catch (error) {
    return [error.message];
  }
};

const objects = await json(process.stdin);
process.stdout.write(JSON.stringify(await Promise.all(objects.map(faultsOf))));

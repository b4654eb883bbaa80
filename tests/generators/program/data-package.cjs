// Reads the newest draws by the description of the tables, with the tool of those who specified it.
// Run in the folder of the description; prints what is wrong with it, whether one broken on purpose
// is valid, and the rows.
const { readFileSync } = require('node:fs');
const { Package, validate } = require('datapackage');

async function main() {
  const descriptor = JSON.parse(readFileSync('datapackage.json', 'utf8'));
  const { errors } = await validate(structuredClone(descriptor));
  const broken = await validate({ ...descriptor, resources: [{ path: 'export/latest.csv' }] });
  const tables = await Package.load(descriptor, '.');
  const rows = await tables.getResource('latest').read({ keyed: true, cast: true });
  const says = errors.map(({ message }) => message);
  console.log(JSON.stringify({ says, broken: broken.valid, rows }));
}
main();

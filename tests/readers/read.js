// The first sheet of each workbook as a library reads it, a line a row: the stored number, and what
// kinds of cells the number and its amount are. `node read.js exceljs|read-excel-file FILE…`
import ExcelJS from 'exceljs';
import readSheets from 'read-excel-file/node';

const [library, ...files] = process.argv.slice(2);

async function readRows(file) {
  if (library === 'exceljs') {
    const book = new ExcelJS.Workbook();
    await book.xlsx.readFile(file);
    // Its cells are counted from 1.
    return book.worksheets[0]
      .getSheetValues()
      .slice(1)
      .map((row) => row.slice(1));
  }
  const [sheet] = await readSheets(file);
  return sheet.data;
}

for (const file of files) {
  const [heads, ...rows] = await readRows(file);
  const columns = ['lottery', 'drawDate', 'prize', 'number'].map((name) => heads.indexOf(name));
  const amount = heads.indexOf('amount');
  const lines = rows.map((row) => {
    const kinds = [row[columns[3]], row[amount]].map((value) => typeof value);
    return [...columns.map((column) => row[column]), ...kinds].join(' ');
  });
  process.stdout.write(`${lines.join('\n')}\n`);
}

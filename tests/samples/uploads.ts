import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {type OperationModel, sampleRequest} from '@docs/reference/generator';

/** Writes the files that samples send, with the documented content. */
export function writeUploads(folder: string, models: OperationModel[]): void {
  for (const model of models) {
    for (const scenario of model.scenarios) {
      const {form} = sampleRequest(model, scenario);
      if (!form) continue;
      const content = (scenario.body as Record<string, string>)[form.file.field] ?? '';
      writeFileSync(path.join(folder, form.file.name), content);
    }
  }
}

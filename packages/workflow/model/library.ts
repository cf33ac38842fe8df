import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {documentProblems} from './document';
import {type Example, exampleSchema, exampleProblems, type Recipe, recipeSchema} from './example';
import {type NodeFile, nodeSchema, nodeProblems} from './node-file';
import {
  type DocumentSchema,
  documentSchemaFile,
  openDocumentSchema,
  type SchemaChecker,
} from './settings-schema';
import {problemsIn, readYaml} from './yaml-file';

type Kind = 'nodes' | 'examples' | 'recipes';

/** The files of content/data/workflow. Each is validated when it's first loaded. */
export class WorkflowLibrary {
  readonly documentSchema: DocumentSchema;
  private readonly checker: SchemaChecker;
  private readonly nodes = new Map<string, NodeFile>();

  /** `onRead` is called with every file before it's read. */
  constructor(
    private readonly folder: string,
    private readonly onRead: (file: string) => void = () => undefined,
  ) {
    onRead(documentSchemaFile(folder));
    const {document, checker} = openDocumentSchema(folder);
    this.documentSchema = document;
    this.checker = checker;
  }

  /** The slugs of all files of a kind. */
  list(kind: Kind): string[] {
    const folder = path.join(this.folder, kind);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => path.basename(name, '.yaml'))
      .sort();
  }

  loadNode = (slug: string): NodeFile => {
    const known = this.nodes.get(slug);
    if (known) return known;
    const file = this.file('nodes', slug);
    const node = readYaml(file, nodeSchema);
    throwProblems(file, nodeProblems(node, slug, this.checker));
    this.nodes.set(slug, node);
    return node;
  };

  loadExample(slug: string): Example {
    const file = this.file('examples', slug);
    const example = readYaml(file, exampleSchema);
    this.checkRecipe(file, example);
    throwProblems(file, exampleProblems(example, slug, this.loadNode));
    return example;
  }

  loadRecipe(slug: string): Recipe {
    const file = this.file('recipes', slug);
    const recipe = readYaml(file, recipeSchema);
    this.checkRecipe(file, recipe);
    return recipe;
  }

  private checkRecipe(file: string, recipe: Recipe): void {
    throwProblems(
      file,
      documentProblems(recipe.document, this.loadNode, this.checker).map(
        (problem) => `document: ${problem}`,
      ),
    );
  }

  private file(kind: Kind, slug: string): string {
    const file = path.join(this.folder, kind, `${slug}.yaml`);
    this.onRead(file);
    return file;
  }
}

function throwProblems(file: string, problems: string[]): void {
  if (problems.length > 0) throw problemsIn(file, problems);
}

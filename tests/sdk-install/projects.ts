import {cpSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Language} from '@docs/sdks';
import {mavenRepository} from './site';

const samples = path.resolve('samples');

export type Programs = Record<'allOffers' | 'errors' | 'createContact' | 'receiver', string>;

/** How to run a guide's programs in the project that the guide's commands created. */
type Project = {
  page: string;
  /** Disables the package manager's cache, so that it downloads from the site. */
  environment: (folder: string) => NodeJS.ProcessEnv;
  /** A folder in a cache that all runs share. It has to be removed first. */
  forget?: string;
  addPrograms: (folder: string) => void;
  /** Type-checks or compiles the programs, if running them doesn't. */
  check?: string;
  run: (program: string) => string;
  programs: Programs;
  /** Other programs that a page shows. */
  further?: string[];
  /** Commands from the guide's installation that a new shell needs again. */
  shell?: string[];
};

const copy =
  (language: Language['id'], ending: string, to = '.') =>
  (folder: string) => {
    for (const name of readdirSync(path.join(samples, language)))
      if (name.endsWith(ending))
        cpSync(path.join(samples, language, name), path.join(folder, to, name), {recursive: true});
  };

export const projects: Record<Language['id'], Project> = {
  typescript: {
    page: 'TypeScript SDK',
    environment: (folder) => ({npm_config_cache: path.join(folder, '.npm')}),
    addPrograms: copy('typescript', '.mts'),
    check: `${path.resolve('node_modules/.bin/tsc')} --noEmit --strict --target es2022 --module nodenext --skipLibCheck --types node *.mts`,
    run: (program) => `npx tsx ${program}`,
    programs: {
      allOffers: 'all-offers.mts',
      errors: 'errors.mts',
      createContact: 'create-contact.mts',
      receiver: 'receiver.mts',
    },
  },
  python: {
    page: 'Python SDK',
    environment: () => ({PIP_NO_CACHE_DIR: '1'}),
    addPrograms: copy('python', '.py'),
    run: (program) => `.venv/bin/python ${program}`,
    programs: {
      allOffers: 'all_offers.py',
      errors: 'errors.py',
      createContact: 'create_contact.py',
      receiver: 'receiver.py',
    },
    shell: ['. .venv/bin/activate'],
  },
  go: {
    page: 'Go SDK',
    // Makes the cache writable, so that it can be removed.
    environment: (folder) => ({GOMODCACHE: path.join(folder, '.mod'), GOFLAGS: '-modcacherw'}),
    addPrograms: (folder) => {
      for (const entry of readdirSync(path.join(samples, 'go'), {withFileTypes: true}))
        if (entry.isDirectory())
          cpSync(path.join(samples, 'go', entry.name), path.join(folder, entry.name), {
            recursive: true,
          });
    },
    check: 'go vet ./...',
    run: (program) => `go run ./${path.dirname(program)}`,
    programs: {
      allOffers: 'all-offers/main.go',
      errors: 'errors/main.go',
      createContact: 'create-contact/main.go',
      receiver: 'receiver/main.go',
    },
    shell: [
      'export GOPROXY=${DOCS_URL}/packages/go,https://proxy.golang.org,direct',
      'export GONOSUMDB=argosy.example',
    ],
  },
  java: {
    page: 'Java SDK',
    environment: () => ({MAVEN_OPTS: `-Dmaven.repo.local=${mavenRepository}`}),
    forget: path.join(mavenRepository, 'example', 'argosy'),
    addPrograms: copy('java', '.java', 'src/main/java'),
    run: (program) =>
      `mvn --quiet compile exec:java -Dexec.mainClass=${path.basename(program, '.java')}`,
    programs: {
      allOffers: 'AllOffers.java',
      errors: 'Errors.java',
      createContact: 'CreateContact.java',
      receiver: 'Receiver.java',
    },
    further: ['Deadline.java'],
  },
};

import com.sun.source.util.JavacTask;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Compiles each file on its own, in one virtual machine, and prints those that fail. */
public class ParseAll {
  public static void main(String[] args) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    int failed = 0;
    List<Path> files;
    try (var found = Files.walk(Path.of(args[0]))) {
      files = found.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
    for (Path file : files) {
      var diagnostics = new DiagnosticCollector<JavaFileObject>();
      var manager = compiler.getStandardFileManager(diagnostics, null, null);
      var task = (JavacTask) compiler.getTask(null, manager, diagnostics, List.of("-proc:none"), null,
          manager.getJavaFileObjects(file));
      task.analyze();
      if (diagnostics.getDiagnostics().stream().anyMatch(d -> d.getKind() == javax.tools.Diagnostic.Kind.ERROR)) {
        failed++;
        System.out.println(file + ": " + diagnostics.getDiagnostics());
      }
    }
    System.out.println((files.size() - failed) + " of " + files.size() + " compile");
    System.exit(failed == 0 ? 0 : 1);
  }
}

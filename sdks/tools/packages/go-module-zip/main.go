// Writes a module's zip file in the format of Go's proxy: go run . MODULE VERSION FOLDER ZIP
package main

import (
	"log"
	"os"

	"golang.org/x/mod/module"
	"golang.org/x/mod/zip"
)

func main() {
	path, version, folder, target := os.Args[1], os.Args[2], os.Args[3], os.Args[4]
	file, err := os.Create(target)
	if err != nil {
		log.Fatal(err)
	}
	if err := zip.CreateFromDir(file, module.Version{Path: path, Version: version}, folder); err != nil {
		log.Fatal(err)
	}
	if err := file.Close(); err != nil {
		log.Fatal(err)
	}
}
